import ImageIcon from "~icons/image";
import { useId } from "react";
import { Button } from "#design/controls/Button.tsx";
import { Fold } from "#design/surfaces/Fold.tsx";
import { Text } from "#design/words/Text.tsx";
import {
  type Highlight,
  type Highlights,
  figureWords,
  restsOnWords,
} from "#domain/trends/highlights.ts";
import { HighlightLinks } from "./HighlightLinks.tsx";
import {
  card as cardStyle,
  cardTitle,
  figure as figureStyle,
  foot,
  method,
  share,
  ways,
} from "./highlights.css.ts";
import { sharePicture } from "./sharePicture.ts";

interface HighlightCardProps {
  card: Highlight;
  of: Highlights;
}

/** One number of a year: what it says, how it was found, what it rests on, where it leads. */
export function HighlightCard({ card, of }: HighlightCardProps) {
  const id = useId();
  const { kind, title, sentence, links } = card;
  return (
    <article aria-labelledby={id} className={cardStyle} data-kind={kind}>
      <h3 id={id} className={cardTitle}>
        {title}
      </h3>
      <p className={figureStyle({ long: card.unit === "name" })}>
        <bdi>{figureWords(card)}</bdi>
      </p>
      <Text>
        <bdi>{sentence}</bdi>
      </Text>
      <div className={foot}>
        <Text tone="quiet" size="sm">
          {restsOnWords(card)}
        </Text>
        <div className={method}>
          <div className="no-print">
            <Fold summary="How it is found">{card.method}</Fold>
          </div>
          <p>{card.method}</p>
        </div>
        <div className={`${ways} no-print`}>
          <HighlightLinks links={links} />
          <Button
            kind="quiet"
            className={share}
            aria-label={`Share as a picture: ${title}`}
            onClick={() => void sharePicture(card, of)}
          >
            <ImageIcon size={18} aria-hidden="true" /> Share
          </Button>
        </div>
      </div>
    </article>
  );
}
