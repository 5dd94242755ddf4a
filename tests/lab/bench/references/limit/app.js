// The two answers were asked for in the page's head; here they become elements.
const TITLES = { flower: "Flower", vape: "Vape", edible: "Edibles", extract: "Extracts" };
const HOUR = 3_600_000;
const [announcements, statistics] = window.answers;

const escape = (text) =>
  String(text).replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

function age(observedAt, prefix) {
  if (!observedAt) return "";
  const hours = Math.floor((Date.now() - Date.parse(observedAt)) / HOUR);
  const words = hours < 48 ? `${hours} h ago` : `${Math.floor(hours / 24)} days ago`;
  return `<time datetime="${escape(observedAt)}">${prefix} ${words}</time>`;
}

const strain = ({ name, count, slug }) =>
  `<li><span class="row">${
    slug ? `<a href="/strain-genetics/${escape(slug)}">${escape(name)}</a>` : escape(name)
  }<span class="badge">${count}<span class="visually-hidden"> stores</span></span></span></li>`;

function deal({
  storeName,
  storeLocation,
  name,
  cost,
  code,
  size,
  unitPriceCents,
  unit,
  observedAt,
}) {
  const unitPrice = unitPriceCents
    ? `$${(Math.round(unitPriceCents) / 100).toFixed(2)}/${unit === "g" ? "g" : "100 mg THC"}`
    : "";
  const product = code
    ? `<a href="/product/${escape(code)}">${escape(name)}</a>`
    : `<span>${escape(name)}</span>`;
  const known = [size, unitPrice].filter(Boolean).map(escape).join(" · ");
  return `<li class="deal"><span class="store">${escape(storeName)} · ${escape(storeLocation)}</span>
<span>${product}<b>$${cost.toFixed(2)}</b></span>
<span class="facts"><span>${known}</span>${age(observedAt, "Seen")}</span></li>`;
}

const region = (deals) =>
  `<section class="card"><h2>${escape(deals.region)} Top Deals</h2>${Object.entries(TITLES)
    .filter(([section]) => deals[section]?.length)
    .map(
      ([section, title]) =>
        `<div><h3>${title}</h3><ul>${deals[section].map(deal).join("")}</ul></div>`,
    )
    .join("")}</section>`;

function showStatistics({ topFlower, topDeals, observedAt }) {
  document.querySelector(".head").insertAdjacentHTML("beforeend", age(observedAt, "Updated"));
  document.querySelector("#waiting").outerHTML =
    `<section class="card"><h2>Ohio’s Most Available Strains</h2><ol>${topFlower
      .map(strain)
      .join("")}</ol></section><div class="regions">${topDeals.map(region).join("")}</div>`;
}

function showAnnouncements(entries) {
  const place = document.querySelector("#announcements");
  place.innerHTML = entries
    .map(
      ({ text }) =>
        `<div class="banner">${escape(text)}<button aria-label="Close">×</button></div>`,
    )
    .join("");
  place.addEventListener("click", ({ target }) => {
    if (target.matches("button")) target.parentElement.remove();
  });
}

const showMain = () => document.querySelector("main").classList.remove("early");
// As long as the product waits for its banners, then the page goes without.
setTimeout(showMain, 700);
void announcements.then(showAnnouncements).finally(showMain);
void statistics.then(showStatistics);

const menu = document.querySelector("#menu");
menu.addEventListener("click", () => {
  menu.setAttribute("aria-expanded", String(document.body.classList.toggle("open")));
});

const theme = document.querySelector("#theme");
theme.addEventListener("click", () => {
  const next = document.documentElement.classList.toggle("dark") ? "dark" : "light";
  localStorage.setItem("theme", next);
  theme.setAttribute("aria-label", `Theme: ${next}`);
});

requestIdleCallback(() => {
  void navigator.serviceWorker.register("/worker.js");
});
