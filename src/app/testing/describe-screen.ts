import { fireEvent, screen as page, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import nprogress from 'nprogress'
import { describe, expect, it, vi } from 'vitest'
import { now } from '../../kit/server/clock.ts'
import { type Person, type World, world } from '../../world/world.ts'
import { allRoutes } from '../web/routes.ts'
import { type OpenedScreen, openScreen } from './open-screen.tsx'
import { wordsOnScreen } from './screen-words.ts'

// Its timers may outlive the window of a test.
nprogress.configure({ speed: 0 })

/** What stands on a screen: words to be found on it, or a look of one's own. */
type Sight<Given> = (string | RegExp)[] | ((opened: OpenedScreen, w: World, given: Given) => Promise<void>)

type ScreenStory<Given> = {
  /** Its heading. */
  title: string
  /** The name of the window, where it is not the heading's. */
  window?: string
  /** Its address; nothing is given in a world where nothing happened yet. */
  path: string | ((w: World, given: Given | undefined) => string)
  as: (w: World, given: Given | undefined) => Person<string | null>
  /** What happened before, so that there is something to see. */
  given: (w: World) => Promise<Given>
  filled: Sight<Given>
  /** What it says in a world where nothing happened yet; left out where there is always something. */
  empty?: Sight<undefined>
  /** Someone who may not see it, and what it says to them; left out where everyone may. */
  refused?: { as: (w: World) => Person<string | null>; says?: string | RegExp }
  /** It asks the server for nothing before it is drawn: it neither waits nor fails. */
  asksNothing?: true
  /** What one does here, by what it does; each changes the world. */
  does: Record<string, (opened: OpenedScreen, w: World, given: Given) => Promise<void>>
}

const notYours = /You don’t have access to this page|There’s nothing here/

/**
 * Opens a screen in each of its states: while it loads, filled, empty, refused, and when the server cannot be reached; then
 * does with it what it is for. Whatever is said in the console fails the test, and so does what a program meant for itself.
 */
export function describeScreen<Given>(screen: ComponentType, story: ScreenStory<Given>): void {
  describe(screen.name, () => {
    const pathOf = (w: World, given: Given | undefined) =>
      typeof story.path === 'string' ? story.path : story.path(w, given)

    if (story.empty) {
      const { empty } = story
      it('says what will appear here', async () => {
        const w = await world()
        const opened = await openScreen(w, pathOf(w, undefined), story.as(w, undefined))
        await see(empty, opened, w, undefined)
        await expectWords(story)
      })
    }

    const begin = async () => {
      const w = await world()
      // Ids sort by the time they were made: what came before has to be made in the world’s time too.
      vi.setSystemTime(now())
      const given = await story.given(w)
      return { w, given, path: pathOf(w, given), person: story.as(w, given) }
    }

    it('waits, and then shows it', async () => {
      const { w, given, path, person } = await begin()
      expect(await allRoutes.find((route) => path.split('?')[0] === route.path)?.screen()).toBe(screen)
      const opened = await openScreen(w, path, person, story.asksNothing ? 'fine' : 'held')
      if (!story.asksNothing) {
        await waitFor(() => expect(isBusy()).toBe(true))
        opened.setWeather('fine')
      }
      await see(story.filled, opened, w, given)
      await expectWords(story)
    })

    if (story.refused) {
      const { as, says = notYours } = story.refused
      it('tells who may not see it so', async () => {
        const { w, path } = await begin()
        await openScreen(w, path, as(w))
        await seeWords([says])
        await expectWords(null)
      })
    }

    if (!story.asksNothing) {
      it('says calmly when the server cannot be reached, and tries again', async () => {
        const { w, given, path, person } = await begin()
        const opened = await openScreen(w, path, person, 'broken')
        await seeWords(['Something went wrong. Please try again.'])
        opened.setWeather('offline')
        tryAgain()
        await seeWords(['No connection.'])
        opened.setWeather('fine')
        await waitFor(() => {
          expect(tryAgain()).toBe(0)
          expect(isBusy()).toBe(false)
        })
        await see(story.filled, opened, w, given)
        await expectWords(story)
      })
    }

    it.each(Object.entries(story.does))('%s', async (_name, act) => {
      const { w, given, path, person } = await begin()
      const opened = await openScreen(w, path, person)
      await act(opened, w, given)
      await expectWords(null)
    })
  })
}

async function see<Given>(sight: Sight<Given>, opened: OpenedScreen, w: World, given: Given): Promise<void> {
  if (typeof sight === 'function') return sight(opened, w, given)
  await seeWords(sight)
}

/** Waits until all of these words stand on the screen. */
export async function seeWords(words: readonly (string | RegExp)[]): Promise<void> {
  const look = () => {
    const seen = wordsOnScreen()
    for (const word of words) {
      if (typeof word === 'string') expect(seen).toContain(word)
      else expect(seen).toMatch(word)
    }
  }
  await waitFor(look, { onTimeout: (error) => new Error(`${error.message}\n${wordsOnScreen()}`) })
}

const isBusy = () => document.querySelector('[aria-busy="true"]') !== null

/** Presses what there is to try again; what comes then may have parts that failed too. Answers how many there were. */
function tryAgain(): number {
  const buttons = page.queryAllByText('Try again')
  for (const button of buttons) fireEvent.click(button)
  return buttons.length
}

/** The title stands where it belongs, once React has set the window’s, and nothing that a program meant for itself. */
async function expectWords(story: { title: string; window?: string } | null): Promise<void> {
  if (story) {
    const { title, window = title } = story
    await waitFor(() => expect(document.title).toBe(`${window} · Plusone`))
    expect([...document.querySelectorAll('h1')].map((heading) => heading.textContent)).toContain(title)
  }
  expect(wordsOnScreen()).not.toMatch(/undefined|NaN|\[object Object\]|Invalid Date/)
  expect(document.querySelector('[href*="undefined"], [aria-label*="undefined"]')).toBeNull()
}
