import { initializeApp, deleteApp, type FirebaseApp } from '@firebase/app'
import { Component, type ComponentType } from '@firebase/component'
import { getFunctions, httpsCallable } from '@firebase/functions'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { serve, type Served } from '../testing/serve.ts'
import { type World, world } from '../../world/world.ts'

declare module '@firebase/component' {
  interface NameServiceMapping {
    'auth-internal': { getToken: () => Promise<{ accessToken: string } | null>; addAuthTokenListener: () => void }
  }
}

/** Firebase's client of callable functions, unchanged: it knows nothing of us but the address. */
let w: World
let served: Served
let app: FirebaseApp
let token: string | null

beforeEach(async () => {
  w = await world()
  served = await serve(w.database)
  token = null
  app = initializeApp({ projectId: 'plusone' }, served.url)
  const auth = { getToken: async () => (token ? { accessToken: token } : null), addAuthTokenListener: () => undefined }
  ;(app as unknown as { container: { addComponent: (component: unknown) => void } }).container.addComponent(
    new Component('auth-internal', () => auth, 'PRIVATE' as ComponentType),
  )
})
afterEach(async () => {
  await deleteApp(app)
  await served.close()
})

async function callable(name: string, data?: unknown): Promise<unknown> {
  const functions = getFunctions(app, `${served.url}/call`)
  return (await httpsCallable(functions, name)(data)).data
}

it('gets answers, with the token as a Bearer header', async () => {
  expect(await callable('checkUserExists', { email: 'alice@example.test' })).toEqual({ exists: true })
  token = await served.tokenOf(w.bella)
  expect(await callable('getUser')).toMatchObject({ email: 'bella@example.test', linked_brand_uid: w.luna })
})

it('gets errors with their code, text and details', async () => {
  await expect(callable('getUser')).rejects.toMatchObject({
    code: 'functions/unauthenticated',
    message: expect.stringContaining('Please sign in.'),
  })
  await expect(callable('noSuchCall')).rejects.toMatchObject({ code: 'functions/not-found' })
  await expect(callable('checkUserExists', { email: '?' })).rejects.toMatchObject({
    code: 'functions/invalid-argument',
    message: expect.stringContaining('Please enter a valid email address.'),
    details: { fields: [{ field: 'email', message: 'Please enter a valid email address.' }] },
  })
  token = await served.tokenOf(w.anna)
  const target = { target_user_profile: { uid: w.luna, type: 'brand' } }
  await expect(callable('updateSessionUserProfile', target)).rejects.toMatchObject({
    code: 'functions/permission-denied',
  })
})
