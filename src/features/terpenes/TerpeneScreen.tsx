import type { Terpene } from "#content/terpenes/terpene.ts";
import { Page } from "#design/page/Page.tsx";
import { RichestCard } from "./RichestCard.tsx";
import { TerpeneFacts } from "./TerpeneFacts.tsx";
import { Neighbours, TerpeneLinks } from "./TerpeneLinks.tsx";
import { caution as cautionStyle, content, onPaper, quiet, stack } from "./terpenes.css.ts";

/** One terpene: what a chemist and a label say of it, and where there is the most of it. */
export function TerpeneScreen({ terpene }: { terpene: Terpene }) {
  const { slug, name, family, aroma, caution } = terpene;
  const lead = `${capital(family)}. Smell: ${aroma.join(", ")}.`;
  return (
    <Page title={name} lead={lead}>
      <div className={content}>
        <div className={onPaper}>
          <h1>{name}</h1>
          <p>{lead}</p>
        </div>
        {caution === null ? null : <p className={cautionStyle}>{caution}</p>}
        <TerpeneFacts terpene={terpene} />
        <RichestCard terpene={terpene} />
        <section aria-labelledby="others" className={`${stack} no-print`}>
          <h2 id="others">All other terpenes</h2>
          <TerpeneLinks except={slug} />
          <Neighbours slug={slug} />
        </section>
        <p className={quiet}>
          What a terpene is and smells of; nothing here says what it does. Heating changes and
          breaks terpenes, so a boiling point is no setting for a device.
        </p>
      </div>
    </Page>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
