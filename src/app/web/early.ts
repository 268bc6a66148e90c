/*
 * Runs while the application’s scripts are still on their way, and asks for what its first page begins with: who is there and,
 * where it is the feed, its first cards.
 * `send` of `kit/web/session.ts` takes these answers instead of asking again. A file of
 * its own, without imports, so that it is there first.
 */
const answers: Record<string, Promise<Response>> = {}
globalThis.early = answers

const askForToken = () => fetch('/auth/token', { cache: 'no-store' })
/** Not while the session cookie is being replaced: `kit/web/session.ts`. */
const token = navigator.locks
  ? navigator.locks.request('session-cookie', { mode: 'shared' }, askForToken)
  : askForToken()
answers['/auth/token'] = token
// What nobody took by then is old.
setTimeout(() => (globalThis.early = undefined), 20_000)

const read = async (data: unknown, url: string) => {
  const answer = (await token).clone()
  if (answer.status !== 200) return answer
  const { token: bearer } = (await answer.json()) as { token: string }
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}` }
  return fetch(url, { method: 'POST', headers, body: JSON.stringify({ data }) })
}
const ask = (name: string, data: unknown) => {
  const url = `/call/${name}`
  const answer = read(data, url)
  // Whoever takes it is told; without a network nobody does.
  answer.catch(() => undefined)
  answers[url + JSON.stringify({ data })] = answer
  return answer
}
// As `filterOf` has it where nothing is filtered.
const askForFeed = (influencerUid: string) =>
  ask('listFeed', { influencerUid, mineOnly: false, withGuest: false, savedOnly: false })

void ask('getUser', {})
const profiles = ask('getSessionAndUserProfile', {})
if (location.pathname === '/app/influencer/browse' && location.search === '') {
  const known = localStorage.getItem('currentProfileUID')
  if (known && localStorage.getItem('currentProfileType') === 'influencer') void askForFeed(known)
  // On a device that knows nobody yet.
  else if (!known)
    profiles
      .then(async (answer) => {
        const { uid, type } = (await answer.clone().json()).data.current_session_user_profile
        if (type === 'influencer') void askForFeed(uid)
      })
      .catch(() => undefined)
}
