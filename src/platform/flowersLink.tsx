import { PlainLink } from "./plainLinks.tsx";

/** From a list of products to where it is told how a strain's flower is drawn. */
export function FlowersLink() {
  return <PlainLink href="/strain-genetics">What the flowers mean</PlainLink>;
}
