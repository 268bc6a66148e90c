/**
 * One point in time of a chart: what it is called, and a value for each line; null where it is not known. `marks`: how often
 * each of the chart's kinds of event happened then.
 */
export type ChartRow = { label: string; values: readonly (number | null)[]; marks?: readonly number[] }
