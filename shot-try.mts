import { chromium } from "@playwright/test";
const base = process.env.BASE ?? "http://127.0.0.1:9123";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const jobs = (process.env.JOBS ?? "").split(";").filter(Boolean); // path@width@scheme
const signed = process.env.SIGN === "1";
const ctx = await browser.newContext({ viewport: { width: 1440, height: 900 } });
const page = await ctx.newPage();
page.on("console", (m) => { if (["error","warning"].includes(m.type())) console.log("CONSOLE", m.text()); });
page.on("pageerror", (e) => console.log("PAGEERROR", e.message));
if (signed) {
  await page.goto(base + "/signup?redirect=%2Fprofile");
  await page.getByLabel("Display name").fill("Jo");
  await page.getByLabel("E-mail").fill(`a${Date.now()}@example.org`);
  await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
  await page.getByLabel(/^I am 21 or older/).check();
  await page.getByRole("button", { name: "Sign up" }).click();
  await page.waitForURL((u) => u.pathname === "/profile");
  await page.goto(base + "/march-madness?view=vote");
  await page.getByText(/You have voted in 0/).waitFor(); await page.screenshot({path:"/tmp/shots/dbg.png"});
  for (let i = 0; i < 5; i++) { await page.getByRole("button", { name: /Seed/, disabled: false }).first().waitFor(); await page.locator("h3").first().focus(); await page.keyboard.press(i % 2 ? "2" : "1"); await page.getByText(`You have voted in ${i + 1}`).waitFor(); await page.getByRole("button", { name: "Next" }).click(); }
}
for (const job of jobs) {
  const [path, w, scheme, name] = job.split("@");
  await page.evaluate((t) => localStorage.setItem("theme", t), scheme).catch(() => {});
  await page.setViewportSize({ width: Number(w), height: Number(w) < 700 ? 844 : 900 });
  await page.goto(base + path);
  await page.waitForLoadState("networkidle");
  const side = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (side > 0) console.log("SIDEWAYS", path, w, side);
  await page.screenshot({ path: `/tmp/shots/${name}-${w}-${scheme}.png`, fullPage: process.env.FULL === "1" });
  if (process.env.PDF === "1") await page.pdf({ path: `/tmp/shots/${name}.pdf`, preferCSSPageSize: true });
}
await browser.close();
