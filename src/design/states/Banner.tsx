import Info from "~icons/info";
import TriangleAlert from "~icons/triangle-alert";
import X from "~icons/x";
import type { ReactNode } from "react";
import { Button } from "../controls/Button.tsx";
import { actions as actionsStyle, banner, icon, text } from "./banner.css.ts";

interface BannerProps {
  kind?: "info" | "warning";
  /** `status` for what appears while the page is being read. */
  role?: "status";
  actions?: ReactNode;
  onClose?: () => void;
  children: ReactNode;
}

export function Banner({ kind = "info", role, actions, onClose, children }: BannerProps) {
  const Icon = kind === "info" ? Info : TriangleAlert;
  return (
    <div className={banner({ kind })} role={role}>
      <Icon className={icon} aria-hidden="true" />
      <div className={text}>{children}</div>
      {actions ? <div className={actionsStyle}>{actions}</div> : null}
      {onClose ? (
        <Button kind="icon" aria-label="Close" onClick={onClose}>
          <X aria-hidden="true" />
        </Button>
      ) : null}
    </div>
  );
}
