import { useMemo } from "react";
import { drawQr } from "#platform/paper/qrDrawing.ts";
import { largeQr, qr } from "./reservation.css.ts";

interface QrCodeProps {
  text: string;
  /** What it is, for those who do not see it. */
  name: string;
  /** As large as the screen allows. */
  isLarge?: boolean;
}

/** A QR code, drawn on the phone. */
export default function QrCode({ text, name, isLarge = false }: QrCodeProps) {
  const { path, size } = useMemo(() => drawQr(text), [text]);
  return (
    <svg
      role="img"
      aria-label={name}
      className={isLarge ? largeQr : qr}
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
