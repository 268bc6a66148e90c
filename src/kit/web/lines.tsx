// The squares of the legend.
import '@mantine/core/styles/ColorSwatch.css'
import '@mantine/charts/styles.css'
import { ChartTooltip, LineChart } from '@mantine/charts'
import { useCallback, useEffect, useRef } from 'react'
import type { ChartRow } from './chart-row.ts'

const colours = ['blue.6', 'gray.6', 'teal.7', 'orange.7', 'grape.6']
const markSizes = [11, 7, 5]
const markColours = ['orange.6', 'teal.7', 'gray.7']

/** On the ground of the chart, under the point: an event is no value. A ring for the first kind and a dot for the second. */
const ground = 0

/** What stands over the numbers of a point: its time, and what happened then. */
function labelOf({ label, marks: counts = [] }: ChartRow, marks: readonly string[]): string {
  const happened = marks.flatMap((mark, at) => (counts[at] ? `${mark}: ${counts[at]}` : []))
  return happened.length > 0 ? `${label} · ${happened.join(', ')}` : label
}

/** The numbers of one point, as the chart hands them to its tooltip. */
type PointNumbers = readonly { name?: string | number | undefined; value?: unknown }[]

/** A point's numbers over the chart; `say` gets them in words, because the library announces nothing. */
function Point({
  label,
  payload,
  format,
  say,
}: {
  label: string | number | undefined
  payload: PointNumbers
  format: (value: number) => string
  say: (words: string) => void
}) {
  const numbers = payload.flatMap(({ name, value }) =>
    typeof value === 'number' ? `${name ?? ''} ${format(value)}` : [],
  )
  const words = numbers.length > 0 ? `${label ?? ''}: ${numbers.join(', ')}` : ''
  useEffect(() => say(words), [say, words])
  return <ChartTooltip label={label} payload={[...payload]} valueFormatter={format} />
}

/** The drawn part of a chart; arrow keys go from point to point and each is announced. */
export function Lines({
  title,
  series,
  marks,
  rows,
  format,
}: {
  title: string
  series: readonly string[]
  marks: readonly string[]
  rows: readonly ChartRow[]
  format: (value: number) => string
}) {
  const heard = useRef<HTMLParagraphElement>(null)
  const say = useCallback((words: string) => {
    if (heard.current) heard.current.textContent = words
  }, [])
  return (
    <>
      <p className="sr-only" role="status" ref={heard} />
      <LineChart
        h={260}
        role="group"
        aria-label={title}
        data={rows.map((row) => ({
          label: labelOf(row, marks),
          ...Object.fromEntries(series.map((name, at) => [name, row.values[at] ?? null])),
        }))}
        referenceDots={rows.flatMap((row) =>
          marks.flatMap((_, at) =>
            row.marks?.[at]
              ? {
                  x: labelOf(row, marks),
                  y: ground,
                  r: markSizes[at] ?? 3,
                  color: markColours[at] ?? 'gray.7',
                }
              : [],
          ),
        )}
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
        xAxisProps={{ minTickGap: 32, tickFormatter: (label: string) => label.split(' · ')[0] ?? label }}
        tooltipProps={{
          content: ({ label, payload }) => <Point label={label} payload={payload} format={format} say={say} />,
        }}
      />
    </>
  )
}
