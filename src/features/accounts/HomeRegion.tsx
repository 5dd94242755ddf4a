import { Link } from "@tanstack/react-router";
import { Card } from "#design/surfaces/Card.tsx";
import { Select } from "#design/controls/Select.tsx";
import { Text } from "#design/words/Text.tsx";
import { usePins } from "#data/pins.ts";
import { REGIONS } from "#domain/stores/regions.ts";
import { changeSettings, useSettings } from "#platform/settings.ts";
import { list } from "./account.css.ts";

const NONE = "none";
const OPTIONS = [
  { value: NONE, label: "Not chosen" },
  ...REGIONS.map((region) => ({ value: region, label: region })),
] as const;

export function HomeRegion() {
  const { homeRegion } = useSettings();
  const pins = usePins() ?? [];
  return (
    <Card title="At home">
      <Select
        label="Home region"
        options={OPTIONS}
        value={homeRegion ?? NONE}
        onChange={(value) => changeSettings({ homeRegion: value === NONE ? null : value })}
      />
      <Text tone="quiet">Its deals come first on the homepage. Saved on this device only.</Text>
      <div>
        <h3>Stores saved on this device</h3>
        {pins.length === 0 ? (
          <Text tone="quiet">
            None yet. Open <Link to="/dispensary-menus">a menu</Link> and keep it.
          </Text>
        ) : (
          <ul className={list}>
            {pins.map(({ slug, name }) => (
              <li key={slug}>
                <Link to="/dispensary-menus" search={{ store: slug }}>
                  <bdi>{name}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
