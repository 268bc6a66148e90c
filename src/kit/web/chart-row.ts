/** One point in time of a chart: what it is called, and a value for each line; null where it is not known. */
export type ChartRow = { label: string; values: readonly (number | null)[] }
