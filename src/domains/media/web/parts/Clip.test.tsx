// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { StripControls, StripPictures, stripClass, stripName, usePictureStrip } from './PictureStrip.tsx'

/** What the browser says of each video: how much of it is in sight. */
const sights = new Map<Element, (ratio: number) => void>()
class Sight {
  readonly #say: IntersectionObserverCallback
  constructor(say: IntersectionObserverCallback) {
    this.#say = say
  }
  observe(video: Element) {
    sights.set(video, (intersectionRatio) =>
      act(() => this.#say([{ intersectionRatio } as IntersectionObserverEntry], this as never)),
    )
  }
  disconnect() {}
}
const see = (video: Element, ratio: number) => must(sights.get(video))(ratio)
const hide = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
  act(() => void fireEvent(document, new Event('visibilitychange')))
}
const line = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Sight)
  // The browser under test plays nothing: it says that it does.
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    Object.defineProperty(this, 'paused', { value: false, configurable: true })
    this.dispatchEvent(new Event('playing'))
    return Promise.resolve()
  })
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    Object.defineProperty(this, 'paused', { value: true, configurable: true })
    this.dispatchEvent(new Event('pause'))
  })
})
afterEach(() => {
  cleanup()
  sights.clear()
  line({})
  hide(false)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const clip = { file_path: 'aa/table.mp4' }
const pictures = [clip, { file_path: 'bb/room.jpg' }]
function Card({ title, isStill = false }: { title: string; isStill?: boolean }) {
  const [box, strip] = usePictureStrip(pictures.length)
  return (
    <article>
      <div ref={box} className={stripClass} role="group" aria-label={stripName(title, pictures)}>
        <StripPictures strip={strip} pictures={pictures} ratio={4 / 5} sizes="320px" isStill={isStill} />
      </div>
      <StripControls strip={strip} pictures={pictures} />
    </article>
  )
}

/** The videos of the page, once their player has been loaded. */
async function videos(): Promise<HTMLVideoElement[]> {
  await screen.findAllByRole('button', { name: 'Play clip' })
  return [...document.querySelectorAll('video')]
}
const playing = () => [...document.querySelectorAll('video')].map((video) => !video.paused)
const open = async (...titles: string[]) => {
  render(titles.map((title) => <Card key={title} title={title} />))
  return videos()
}

it('plays while it is in sight, without sound, and shows its poster until then', async () => {
  const [video] = await open('Supper')
  expect([video?.muted, video?.preload, video?.hasAttribute('data-shown')]).toEqual([true, 'none', false])
  expect(must(document.querySelector('img')).getAttribute('src')).toBe('/media/card/aa/table.mp4')
  expect(screen.getByRole('group').getAttribute('aria-label')).toBe('Photos and clips: Supper')
  see(must(video), 0.4)
  expect(playing()).toEqual([false])
  see(must(video), 0.7)
  expect([playing(), video?.hasAttribute('data-shown')]).toEqual([[true], true])
  see(must(video), 0.5)
  expect(playing()).toEqual([false])
})

it('plays one at a time, and the next one when that leaves', async () => {
  const [first, second] = await open('Supper', 'Brunch')
  see(must(second), 1)
  see(must(first), 1)
  expect(playing()).toEqual([false, true])
  see(must(second), 0)
  expect(playing()).toEqual([true, false])
})

it('plays the clip that somebody chose instead of the one that was there first, as often as they choose', async () => {
  const [first, second] = await open('Supper', 'Brunch')
  see(must(first), 1)
  see(must(second), 1)
  expect(playing()).toEqual([true, false])
  // The other clip’s button says “Pause clip”.
  const play = () => fireEvent.click(screen.getByRole('button', { name: 'Play clip' }))
  play()
  expect(playing()).toEqual([false, true])
  play()
  expect(playing()).toEqual([true, false])
  play()
  expect(playing()).toEqual([false, true])
  see(must(second), 0)
  expect(playing()).toEqual([true, false])
})

it('stops while the page is hidden, and where a brief is open over it', async () => {
  const { rerender } = render(<Card title="Supper" />)
  see(must((await videos())[0]), 1)
  hide(true)
  expect(playing()).toEqual([false])
  hide(false)
  expect(playing()).toEqual([true])
  rerender(<Card title="Supper" isStill />)
  expect(playing()).toEqual([false])
})

it.each([
  ['saves data', { saveData: true }],
  ['has a slow line', { effectiveType: '2g' }],
])('waits to be asked by somebody who %s', async (_who, connection) => {
  line(connection)
  const [video] = await open('Supper')
  see(must(video), 1)
  expect(playing()).toEqual([false])
  fireEvent.click(screen.getByRole('button', { name: 'Play clip' }))
  expect(playing()).toEqual([true])
})

it('waits to be asked by somebody who wants less motion, and is paused by its button', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }))
  const [video] = await open('Supper')
  see(must(video), 1)
  expect(playing()).toEqual([false])
  fireEvent.click(screen.getByRole('button', { name: 'Play clip' }))
  fireEvent.click(screen.getByRole('button', { name: 'Pause clip' }))
  expect(playing()).toEqual([false])
})
