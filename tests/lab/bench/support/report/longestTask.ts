import type { CDPSession, Page } from "@playwright/test";
import * as v from "valibot";

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

/** The longest task of the page's main thread while something is done, in milliseconds. */
export async function longestTaskOf(page: Page, act: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const stop = await trace(session);
  await act();
  const tasks = longestTask(await stop());
  await session.detach();
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
