import type { CDPSession, Page } from "@playwright/test";
import * as v from "valibot";

/** Wheel events: how many, and how far each, in CSS pixels: three notches of a wheel, or a flung finger's way in a frame. */
const EVENTS = 400;
const PIXELS = 300;

const ThreadNameSchema = v.object({
  name: v.literal("thread_name"),
  pid: v.number(),
  tid: v.number(),
  args: v.object({ name: v.literal("CrRendererMain") }),
});
const TaskSchema = v.object({
  name: v.picklist(["RunTask", "ThreadControllerImpl::RunTask"]),
  pid: v.number(),
  tid: v.number(),
  /** Microseconds. */
  dur: v.number(),
});

/**
 * Scrolls by wheel events through the list that the tab shows.
 *
 * @returns the longest task of the page's main thread meanwhile, in milliseconds
 * @throws Error when the page did not scroll
 */
export async function longestScrollTask(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await page.mouse.move(200, 400);
  const stop = await trace(session);
  for (let count = 0; count < EVENTS; count += 1) await page.mouse.wheel(0, PIXELS);
  const tasks = longestTask(await stop());
  await session.detach();
  const scrolled = await page.evaluate(() => scrollY);
  if (scrolled < (EVENTS * PIXELS) / 2)
    throw new Error(`The list stopped at ${String(scrolled)} pixels.`);
  return tasks;
}

/** Records what the page's threads do, until the result is called. */
async function trace(session: CDPSession): Promise<() => Promise<unknown[]>> {
  const events: unknown[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["toplevel", "disabled-by-default-devtools.timeline"] },
  });
  return async () => {
    const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
    await session.send("Tracing.end");
    await complete;
    return events;
  };
}

function longestTask(events: readonly unknown[]): number {
  const threads = new Set(
    events.flatMap((event) => {
      const thread = v.safeParse(ThreadNameSchema, event);
      return thread.success ? [`${thread.output.pid} ${thread.output.tid}`] : [];
    }),
  );
  const lengths = events.flatMap((event) => {
    const task = v.safeParse(TaskSchema, event);
    if (!task.success || !threads.has(`${task.output.pid} ${task.output.tid}`)) return [];
    return [task.output.dur / 1_000];
  });
  if (lengths.length === 0) throw new Error("The trace has no tasks of the page.");
  return lengths.reduce((longest, each) => Math.max(longest, each));
}
