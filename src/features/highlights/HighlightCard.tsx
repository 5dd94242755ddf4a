import Share2 from "~icons/share-2";
import { useId } from "react";
import { useStrainLabels } from "#data/strainLabels.ts";
import { StrainStamp } from "#design/drawings/StrainStamp.tsx";
import { Button } from "#design/controls/Button.tsx";
import { Fold } from "#design/surfaces/Fold.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { Text } from "#design/words/Text.tsx";
import {
  type Highlight,
  type Highlights,
  figureWords,
  restsOnWords,
  sentenceBelow,
} from "#domain/trends/highlights.ts";
import {
  card as cardStyle,
  cardHead,
  cardTitle,
  figure as figureStyle,
  foot,
  headline,
  method,
  others as othersStyle,
  ways,
} from "./highlights.css.ts";
import { PlainLink } from "#platform/plainLinks.tsx";
import { linkedText, namedLinks, type NamedLink } from "./linkWords.ts";
import toast from "react-hot-toast/headless";
import { shareFile } from "#platform/share.ts";
import { FACES, PICTURE, drawPicture } from "./drawPicture.ts";

interface HighlightCardProps {
  card: Highlight;
  of: Highlights;
  now: number;
  /** The first of a year stands on the deep ground of the site, the others on its paper. */
  isSetPiece: boolean;
}

/** One number of a year: what it says, how it was found, what it rests on, where it leads. */
export function HighlightCard({ card, of, now, isSetPiece }: HighlightCardProps) {
  const id = useId();
  const { kind, title, links } = card;
  const inFigure = linkedText(figureWords(card), namedLinks(links, card.names));
  const inWords = linkedText(sentenceBelow(card), inFigure.rest);
  const [first, others] = partLinks(inWords.rest.map(({ path }) => path));
  const slug = oneStrain(links);
  const labels = useStrainLabels(slug);
  return (
    <article aria-labelledby={id} className={cardStyle({ isSetPiece })} data-kind={kind}>
      <div className={cardHead}>
        <h3 id={id} className={cardTitle}>
          {title}
        </h3>
        <Button
          kind="icon"
          className="no-print"
          aria-label={`Share as a picture: ${title}`}
          onClick={() => void sharePicture(card, of)}
        >
          <Share2 aria-hidden="true" />
        </Button>
      </div>
      <div className={headline}>
        <p className={figureStyle({ long: card.unit === "name", isLowest: LOWEST.has(kind) })}>
          <bdi translate="no">
            <LinkedText parts={inFigure.parts} />
          </bdi>
        </p>
        {slug === null ? null : (
          <StrainStamp size={96} name={slug} terpenes={labels?.terpenes ?? null} />
        )}
      </div>
      <Text>
        <bdi translate="no">
          <LinkedText parts={inWords.parts} />
        </bdi>
      </Text>
      <div className={foot}>
        <div className={method}>
          <div className="no-print">
            <Fold summary="How this is counted">
              {card.method} {restsOnWords(card)}{" "}
              <Freshness observedAt={of.computedAt} now={now} prefix="Computed" />
              {others.length === 0 ? null : (
                <div className={othersStyle}>
                  <LinkedText parts={namedLinks(others, card.names)} />
                </div>
              )}
            </Fold>
          </div>
          <p>
            {card.method} {restsOnWords(card)}
          </p>
        </div>
        {first.length === 0 ? null : (
          <div className={`${ways} no-print`}>
            <LinkedText parts={namedLinks(first, card.names)} />
          </div>
        )}
      </div>
    </article>
  );
}

/** Cards whose figure is a low price, which has its colour. */
const LOWEST: ReadonlySet<Highlight["kind"]> = new Set(["cheapest-gram", "cheapest-100mg"]);

/** Slug of the strain that a card speaks of; `null` for none, and for several, of which none is its picture. */
function oneStrain(links: readonly string[]): string | null {
  const slugs = links.flatMap((path) => /^\/strain-genetics\/([a-z0-9-]+)$/.exec(path)?.[1] ?? []);
  return slugs.length === 1 ? (slugs[0] ?? null) : null;
}

/** As many ways as stand in a line, so that the last lines of all cards are at one height. */
const IN_LINE = 2;

/** What a card is about; and all the rest, of which there may be a dozen. */
function partLinks(links: readonly string[]): [readonly string[], readonly string[]] {
  if (links.length <= IN_LINE) return [links, []];
  // The offers of a week are what a figure was counted from, and not what it speaks of.
  const first = links.find((path) => !path.startsWith("/trends"));
  return first === undefined ? [links, []] : [[first], links.filter((path) => path !== first)];
}

/** Words, and ways among them. Their addresses come with the answer, so none of them is known beforehand. */
function LinkedText({ parts }: { parts: readonly (string | NamedLink)[] }) {
  return parts.map((part) =>
    typeof part === "string" ? (
      part
    ) : (
      <PlainLink key={part.path} href={`/${part.path.slice(1)}`}>
        {part.words}
      </PlainLink>
    ),
  );
}

/** Makes a picture of a card on this phone and hands it over. Says so where that cannot be. */
async function sharePicture(card: Highlight, of: Highlights): Promise<void> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, PICTURE);
  const pen = canvas.getContext("2d");
  // Without its face the picture has another one, as the page has.
  await Promise.all(FACES.map((each) => document.fonts.load(each))).catch(() => undefined);
  if (pen) drawPicture(pen, card, of, `${location.host}/yearly-highlights?year=${String(of.year)}`);
  const blob = pen && (await new Promise<Blob | null>((made) => canvas.toBlob(made, "image/png")));
  if (!blob) {
    toast.error("This browser makes no pictures.");
    return;
  }
  const name = `highlight-${String(of.year)}-${card.kind}.png`;
  await shareFile(new File([blob], name, { type: "image/png" }), card.title);
}
