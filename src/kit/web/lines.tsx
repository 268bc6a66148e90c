// The squares of the legend.
import '@mantine/core/styles/ColorSwatch.css'
import '@mantine/charts/styles.css'
import { LineChart } from '@mantine/charts'
import type { ChartRow } from './chart-row.ts'

const colours = ['blue.6', 'gray.6', 'teal.7']

/** The drawn part of a chart; its numbers are read out by the table beside it. */
export function Lines({
  title,
  series,
  rows,
  format,
}: {
  title: string
  series: readonly string[]
  rows: readonly ChartRow[]
  format: (value: number) => string
}) {
  return (
    <LineChart
      h={260}
      data={rows.map(({ label, values }) => ({
        label,
        ...Object.fromEntries(series.map((name, at) => [name, values[at] ?? null])),
      }))}
      dataKey="label"
      series={series.map((name, at) => ({
        name,
        color: colours[at % colours.length] ?? 'blue.6',
        ...(at > 0 && { strokeDasharray: '5 5' }),
      }))}
      valueFormatter={format}
      curveType="linear"
      withDots={rows.filter(({ values }) => values[0] !== null).length <= 40}
      withLegend={series.length > 1}
      gridAxis="y"
      lineChartProps={{ accessibilityLayer: true, title }}
      yAxisProps={{ width: 56 }}
      xAxisProps={{ minTickGap: 32 }}
    />
  )
}
