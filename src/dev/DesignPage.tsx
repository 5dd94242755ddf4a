import { useLayoutEffect, useState, type ReactNode } from "react";
import { Checkbox } from "#design/controls/Checkbox.tsx";
import { Page } from "#design/surfaces/Page.tsx";
import { Section } from "#design/surfaces/Section.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { sheet, theme, themes } from "./designPage.css.ts";
import { CHARTS } from "./samples/charts.tsx";
import { CONTROLS } from "./samples/controls.tsx";
import { DRAWINGS } from "./samples/drawings.tsx";
import { STATES } from "./samples/states.tsx";
import { SURFACES } from "./samples/surfaces.tsx";
import { WORDS } from "./samples/words.tsx";

/** Samples by the names of their parts. */
const GROUPS = {
  Words: WORDS,
  Controls: CONTROLS,
  Surfaces: SURFACES,
  Charts: CHARTS,
  Drawings: DRAWINGS,
  States: STATES,
};

/** Every part of the design in both themes: `npm run dev` shows it at /dev/design. */
export function DesignPage() {
  const [isDark, setDark] = useState(false);
  // What covers the page, as a panel does, has the theme of the page itself.
  useLayoutEffect(() => void document.body.classList.toggle("dark", isDark), [isDark]);
  return (
    <main className={sheet}>
      <Page title="Parts of the design" lead="Each part in the light theme and in the dark one.">
        <Checkbox checked={isDark} onChange={({ target }) => setDark(target.checked)}>
          The whole page in the dark theme
        </Checkbox>
        {Object.entries(GROUPS).map(([group, samples]) => (
          <Section key={group} title={group}>
            {Object.entries(samples).map(([name, Sample]) => (
              <Stack key={name} gap={2}>
                <h3>{name}</h3>
                <InBothThemes>{(id) => <Sample id={`${name}-${id}`} />}</InBothThemes>
              </Stack>
            ))}
          </Section>
        ))}
      </Page>
    </main>
  );
}

function InBothThemes({ children }: { children: (id: string) => ReactNode }) {
  return (
    <div className={themes}>
      <div className={theme}>{children("light")}</div>
      <div className={`${theme} dark-surface`}>{children("dark")}</div>
    </div>
  );
}
