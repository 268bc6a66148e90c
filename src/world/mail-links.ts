import { must } from '../kit/contract/must.ts'
import type { World } from './world.ts'

export type MailedLink = { path: string; token: string; email: string }

/** The link in the newest mail to an address, as its parts. */
export async function lastLink(w: World, email: string): Promise<MailedLink> {
  const mails = await w.database.pool.query('select text from mails where "to" = $1 order by uid desc limit 1', [email])
  const url = new URL(must(/https?:\S+/.exec(mails.rows[0].text), 'row')[0])
  const { pathname: path, searchParams } = url
  return { path, token: must(searchParams.get('token'), 'get'), email }
}
