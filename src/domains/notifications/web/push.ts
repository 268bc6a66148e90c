import { ask, refetchTouched } from '../../../kit/web/calls.ts'
import { beforeSignOut } from '../../accounts/web/before-sign-out.ts'
import { localKeys } from '../../accounts/web/local-keys.ts'
import { notificationCalls } from '../contract.ts'

/** `install`: an iPhone shows notifications of what is on its Home Screen alone. */
export type PushState = 'on' | 'off' | 'blocked' | 'install' | 'impossible'

/** How long the worker may take: it comes some seconds after the first page, and fetches that page’s files anew. */
const longestWaitMs = 30_000

/** What this browser can do, and does. */
export async function findPushState(): Promise<PushState> {
  const isPossible = 'serviceWorker' in navigator && 'Notification' in globalThis && 'PushManager' in globalThis
  if (!isPossible) return /iPhone|iPad/.test(navigator.userAgent) ? 'install' : 'impossible'
  if (Notification.permission === 'denied') return 'blocked'
  if (Notification.permission !== 'granted') return 'off'
  return (await findSubscription()) ? 'on' : 'off'
}

/** Asks the person, registers this browser at its push service, and tells the server. */
export async function turnOnPush(): Promise<PushState> {
  if ((await Notification.requestPermission()) === 'granted') await register()
  return findPushState()
}

/** Ends it in this browser; the server notices at the next push, or is told by `removePushDevice`. */
export async function turnOffPush(): Promise<void> {
  localStorage.removeItem(localKeys.pushFor)
  await (await findSubscription())?.unsubscribe()
}

/**
 * Says who is signed in here. Where they had turned notifications on, they are registered again if the browser has given that
 * up; what somebody else had turned on ends.
 */
export async function keepPushOn(accountUid: string): Promise<void> {
  beforeSignOut(leave)
  const wanted = localStorage.getItem(localKeys.pushFor)
  if (wanted && wanted !== accountUid) await turnOffPush()
  else if (wanted && Notification.permission === 'granted') await register()
}

async function register(): Promise<void> {
  const { account, key } = await ask(notificationCalls.getPush, {})
  const worker = await untilWorker()
  if (!key || !worker) throw new Error('this browser cannot be registered')
  const applicationServerKey = fromBase64(key)
  const before = await worker.pushManager.getSubscription()
  // Registered under keys that we do not have any more.
  if (before && toBase64(before.options.applicationServerKey) !== key) await before.unsubscribe()
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  const p256dh = toBase64(made.getKey('p256dh'))
  const auth = toBase64(made.getKey('auth'))
  await ask(notificationCalls.savePushDevice, { endpoint: made.endpoint, p256dh, auth })
  localStorage.setItem(localKeys.pushFor, account)
  beforeSignOut(leave)
  await refetchTouched(notificationCalls.savePushDevice.touches ?? [])
}

/** Nothing of who signs out is shown any more, nor stays on the lock screen. */
async function leave(): Promise<void> {
  await turnOffPush()
  const shown = (await (await findWorker())?.getNotifications()) ?? []
  for (const one of shown) one.close()
  await navigator.clearAppBadge?.()
}

async function findSubscription(): Promise<PushSubscription | null> {
  return (await (await findWorker())?.pushManager.getSubscription()) ?? null
}

const findWorker = async () => (await navigator.serviceWorker?.getRegistration()) ?? null

async function untilWorker(): Promise<ServiceWorkerRegistration | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), longestWaitMs))
  return Promise.race([navigator.serviceWorker.ready, late])
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
}

function toBase64(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
