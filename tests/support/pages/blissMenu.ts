import { HOUR_MS } from "#domain/time/spans.ts";
import { NOW, type rowsIn } from "../data/rows.ts";

/** A store in Kent that asks $25 instead of $30 for a tenth of Blue Dream, for two days more. */
export async function blissMenu({ store, product, offer }: ReturnType<typeof rowsIn>) {
  const where = { street: "1 Main St", city: "Kent", zip: "44240", lat: 41.15, lon: -81.36 };
  const own = { hours: "Mon-Sun 9am-9pm", phone: "330-555-0100" };
  const storeId = await store({ slug: "bliss", name: "Bliss", ...where, ...own });
  const productId = await product({ code: "abc", name: "Blue Dream", brand: "Ninefold" });
  const sale = { salePriceCents: 2_500, saleConditions: "none" as const };
  await offer({ storeId, productId, ...sale, saleEndsAt: new Date(NOW + 48 * HOUR_MS) });
}
