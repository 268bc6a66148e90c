import { cleanup, configure, render, screen } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, vi } from 'vitest'
import { now } from '../../kit/server/clock.ts'
import { queryClient } from '../../kit/web/calls.ts'
import { forgetKept } from '../../kit/web/kept-answers.ts'
import { toast } from '../../kit/web/toast-shelf.tsx'
import type { Person, World } from '../../world/world.ts'
import { App } from '../web/App.tsx'
import { createAppRouter } from '../web/router.tsx'
import { openWindow, type ScreenWindow, type Weather } from './screen-window.ts'
import { fieldsOf, inFront, namedOf, type Role } from './screen-elements.ts'
import { wordsOnScreen } from './screen-words.ts'
import { serve } from './serve.ts'

export type OpenedScreen = ScreenWindow & {
  /** Whoever sits before it. */
  user: ReturnType<typeof userEvent.setup>
  /** Everything on it, dialogs and toasts too. */
  page: typeof screen
  /** Writes into a field, at once and instead of what stood there. */
  fill: (label: string | RegExp, text: string) => Promise<void>
  /** Presses the button (or link, or tab) of this name once it is there; of several the last, which is in front. */
  press: (name: string | RegExp, role?: Role) => Promise<void>
}

configure({
  // What nobody can reach is not told apart: to ask the style of every element takes most of a test's time.
  defaultHidden: true,
  getElementError: (message) => new Error(`${message ?? ''}\n${wordsOnScreen()}`),
})

/**
 * Opens an address in the whole product as somebody: the real router, shell, call client and server, on the world's
 * database. When the test is over it fails for whatever was said in the console meanwhile.
 */
export async function openScreen(
  w: World,
  path: string,
  as: Person<string | null>,
  weather: Weather = 'fine',
): Promise<OpenedScreen> {
  const { DATA_DIR, EXPORT_TO = '', WIX_API_BASE } = w.config
  const served = await serve(w.database, { DATA_DIR, EXPORT_TO, ...(WIX_API_BASE && { WIX_API_BASE }) })
  // One time for both sides. Only the date stands still: what waits goes on waiting.
  vi.setSystemTime(now())
  const opened = openWindow(served.url, path, isSignedIn(as) ? await served.cookieOf(as) : null)
  opened.setWeather(weather)
  onTestFinished(async () => {
    const complaints = [...opened.complaints]
    cleanup()
    await opened.close()
    queryClient.clear()
    forgetKept()
    toast.remove()
    await served.close()
    expect(complaints).toEqual([])
  })
  render(<App router={createAppRouter()} env="test" />)
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })
  return {
    ...opened,
    user,
    page: screen,
    fill: async (label, text) => {
      const field = await inFront(() => fieldsOf(label), `field ${label}`)
      await user.clear(field)
      await user.paste(text)
    },
    press: async (name, role = 'button') => user.click(await inFront(() => namedOf(role, name), `${role} ${name}`)),
  }
}

const isSignedIn = (person: Person<string | null>): person is Person => person.accountUid !== null
