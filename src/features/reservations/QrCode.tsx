import encodeQR from "qr";
import { useMemo } from "react";
import { largeQr, qr } from "./reservation.css.ts";

/** Modules of white around a code, without which readers do not find it; also on a dark screen. */
const QUIET = 4;

interface QrCodeProps {
  text: string;
  /** What it is, for those who do not see it. */
  name: string;
  /** As large as the screen allows. */
  isLarge?: boolean;
}

/** A QR code, drawn on the phone. */
export default function QrCode({ text, name, isLarge = false }: QrCodeProps) {
  const { path, size } = useMemo(() => drawn(text), [text]);
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

function drawn(text: string): { path: string; size: number } {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: QUIET });
  const path = rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? `M${String(x)} ${String(y)}h1v1h-1z` : [])),
    )
    .join("");
  return { path, size: rows.length };
}
