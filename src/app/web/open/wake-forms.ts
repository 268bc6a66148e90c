import { hasTyped } from '../../../domains/joining/web/parts/typed.ts'
import type { AwakePage, JoinAsPage, OpenWords, ScheduleCallPage } from '../../open-pages.ts'

/** Any of these says that somebody is about to use a form. */
const touches = ['pointerover', 'pointerdown', 'focusin', 'input', 'submit']

/**
 * The form of an open page comes alive when it is touched: its fields keep what is typed meanwhile, and what is sent before
 * is sent then. Free times are asked for as soon as the page is drawn.
 */
export function wakeForms(): void {
  const place = document.querySelector<HTMLElement>('[data-awake]')
  if (!place) return
  const { page, words } = JSON.parse(place.dataset.awake!) as { page: AwakePage; words: OpenWords }
  let held: HTMLFormElement | null = null
  const hold = (event: Event) => {
    event.preventDefault()
    held = event.target as HTMLFormElement
  }
  place.addEventListener('submit', hold)
  const begin = async () => {
    for (const touch of touches) place.removeEventListener(touch, begin)
    await (page.kind === 'join-as' ? wakeJoin(place, { page, words }) : wakeCall(place, { page, words }))
    place.removeEventListener('submit', hold)
    held?.requestSubmit()
  }
  for (const touch of touches) place.addEventListener(touch, begin)
  // A task after the frame: what is fetched does not compete with the first look.
  if (page.kind === 'schedule-call' || hasTyped()) requestAnimationFrame(() => setTimeout(() => void begin()))
}

async function wakeJoin(place: HTMLElement, props: { page: JoinAsPage; words: OpenWords }) {
  const [{ wake }, { JoinPart }] = await Promise.all([import('./wake.tsx'), import('./JoinPart.tsx')])
  await wake(place, JoinPart, props)
}

async function wakeCall(place: HTMLElement, props: { page: ScheduleCallPage; words: OpenWords }) {
  const [{ wake }, { CallPart }] = await Promise.all([import('./wake.tsx'), import('./CallPart.tsx')])
  await wake(place, CallPart, props)
}
