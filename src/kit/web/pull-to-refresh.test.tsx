// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PullToRefresh } from './pull-to-refresh.tsx'

afterEach(cleanup)

/** What a finger does on the page: down at one place, then along these, and up again. */
async function drag(...places: readonly (readonly [x: number, y: number])[]) {
  const say = (kind: string, [clientX, clientY]: readonly [number, number]) =>
    act(async () => {
      const event = new Event(kind, { bubbles: true })
      Object.assign(event, { touches: kind === 'touchend' ? [] : [{ clientX, clientY }] })
      document.body.dispatchEvent(event)
    })
  const [from = [0, 0]] = places
  await say('touchstart', from)
  for (const place of places.slice(1)) await say('touchmove', place)
  await say('touchend', from)
}

function opened() {
  const asked: PromiseWithResolvers<void>[] = []
  const refresh = () => {
    const answer = Promise.withResolvers<void>()
    asked.push(answer)
    return answer.promise
  }
  render(
    <MantineProvider env="test">
      <PullToRefresh onRefresh={refresh} />
    </MantineProvider>,
  )
  return asked
}

it('fetches anew once it was pulled far enough, and says so until it has come', async () => {
  const asked = opened()
  await drag([100, 100], [102, 180], [102, 300])
  expect(asked).toHaveLength(1)
  expect(screen.getByLabelText('Refreshing')).toBeDefined()
  await act(async () => asked[0]?.resolve())
  expect(screen.queryByLabelText('Refreshing')).toBeNull()
})

it('stops saying so when nothing could be fetched, and can be pulled again', async () => {
  const asked = opened()
  await drag([100, 100], [102, 300])
  await act(async () => asked[0]?.reject(new Error('You are offline.')))
  expect(screen.queryByLabelText('Refreshing')).toBeNull()
  await drag([100, 100], [102, 300])
  expect(asked).toHaveLength(2)
})

it('leaves a short pull, and a swipe to the side, alone', async () => {
  const asked = opened()
  await drag([100, 100], [100, 180])
  await drag([100, 100], [200, 130], [400, 150])
  expect(asked).toEqual([])
})
