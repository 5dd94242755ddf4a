import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import { list, panel, tab } from "./tabs.css.ts";

interface TabsProps<Id extends string> {
  /** What the tabs are about, for those who do not see it. */
  label: string;
  tabs: readonly { id: Id; title: string; content: ReactNode }[];
  /** Id of the one shown to begin with; the first unless said otherwise. */
  first?: Id | undefined;
  /** Id of the one shown, where that is known elsewhere, such as in the address. */
  chosen?: Id;
  onChoose?: (id: Id) => void;
  /** For contents that have to begin high up. */
  isDense?: boolean;
}

/** A few contents of which one is shown. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, first = tabs[0]?.id, chosen, onChoose, isDense = false } = props;
  return (
    <BaseTabs.Root
      {...(chosen === undefined ? { defaultValue: first ?? null } : { value: chosen })}
      onValueChange={(chosenId) => {
        const found = tabs.find(({ id }) => id === chosenId);
        if (found !== undefined) onChoose?.(found.id);
      }}
    >
      <BaseTabs.List aria-label={label} activateOnFocus className={`${list} no-print`}>
        {tabs.map(({ id, title }) => (
          <BaseTabs.Tab key={id} value={id} className={tab}>
            {title}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map(({ id, content }) => (
        <BaseTabs.Panel key={id} value={id} className={panel({ isDense })}>
          {content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
