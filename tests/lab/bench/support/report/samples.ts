import type { Figures, Metric } from "./metrics.ts";
import { METRICS, summarise, type Summary } from "./metrics.ts";
import type { SubjectName } from "../subjects/subjects.ts";

/** All figures of a benchmark, by page and metric. */
export class Samples {
  readonly #figures = new Map<string, number[]>();

  add(subject: SubjectName, figures: Figures): void {
    for (const [metric, figure] of Object.entries(figures)) {
      const key = `${subject} ${metric}`;
      this.#figures.set(key, [...(this.#figures.get(key) ?? []), figure]);
    }
  }

  summary(subject: SubjectName, metric: Metric): Summary | null {
    return summarise(this.#figures.get(`${subject} ${metric}`) ?? []);
  }

  /** The product's median as a multiple of another page's; `null` where there is nothing to divide by. */
  ratio(metric: Metric, to: SubjectName): number | null {
    const product = this.summary("product", metric);
    const other = this.summary(to, metric);
    if (product === null || other === null || other.median === 0) return null;
    return product.median / other.median;
  }

  /** The same of each round: the pages take turns, so that what a round's machine was busy with falls on both. */
  ratios(metric: Metric, to: SubjectName): number[] {
    const others = this.#figures.get(`${to} ${metric}`) ?? [];
    return (this.#figures.get(`product ${metric}`) ?? []).flatMap((figure, round) => {
      const other = others[round];
      return other === undefined || other === 0 ? [] : [figure / other];
    });
  }

  /** The metrics that have figures, in the table's order. */
  metrics(): Metric[] {
    return metricNames().filter((metric) => this.summary("product", metric) !== null);
  }
}

function metricNames(): Metric[] {
  return Object.keys(METRICS).filter((name): name is Metric => Object.hasOwn(METRICS, name));
}
