import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { mustGet, one } from '../../../kit/contract/must.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { Actor } from '../../../access/roles.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import { accountFacts } from '../../accounts/server/facts.ts'
import { type CollabSide, sideOn } from '../../collabs/server/policy.ts'
import type { Collab } from '../../collabs/server/reads.ts'
import { viewNamedFiles } from '../../media/server/named-files.ts'
import { unsafeFindFiles } from '../../media/server/reads.ts'
import { viewFile } from '../../media/server/view.ts'
import { brandFacts, influencerFacts } from '../../profiles/server/facts.ts'
import type { MessageView } from '../contract.ts'
import { maskContacts, type Reaction, reactions, wordlessText } from '../rules.ts'
import { findAcquainted, type Message } from './reads.ts'
import { messageReactions, messages, threadSettings } from './tables.ts'

type Parties = Pick<Collab, 'brandUid' | 'influencerUid'>

export const party = {
  brand: { uid: brandFacts.uid, name: brandFacts.name, picture: brandFacts.profilePic },
  influencer: {
    uid: influencerFacts.uid,
    name: influencerFacts.name,
    handle: influencerFacts.handle,
    picture: influencerFacts.avatar,
  },
}
const partiesOf = prepared((db) =>
  db
    .select(party)
    .from(
      sql`unnest(${sql.placeholder('brands')}::text[], ${sql.placeholder('influencers')}::text[]) as pair(brand, influencer)`,
    )
    .innerJoin(brandFacts, sql`${brandFacts.uid} = pair.brand`)
    .innerJoin(influencerFacts, sql`${influencerFacts.uid} = pair.influencer`)
    .prepare('parties_of'),
)

/** Name and picture of both sides, by collab; in one query. */
export async function findParties(db: Queryable, of: readonly Parties[]): Promise<(one: Parties) => PartiesView> {
  const brands = of.map(({ brandUid }) => brandUid)
  const influencers = of.map(({ influencerUid }) => influencerUid)
  const found = of.length > 0 ? await partiesOf(db, { brands, influencers }) : []
  const views = new Map(found.map((row) => [`${row.brand.uid} ${row.influencer.uid}`, viewParties(row)]))
  return ({ brandUid, influencerUid }) => mustGet(views, `${brandUid} ${influencerUid}`)
}

export function viewParties({
  brand,
  influencer: { uid, name, handle, picture },
}: Awaited<ReturnType<typeof partiesOf>>[number]) {
  return { brand, influencer: { uid, name: name || `@${handle}`, handle, picture } }
}
type PartiesView = ReturnType<typeof viewParties>

type Reacted = { messageUid: string; accountUid: string; side: CollabSide; reaction: Reaction }
type Quoted = Pick<Message, 'uid' | 'accountUid' | 'side' | 'text' | 'voice' | 'documents'>

const rowsOf = <Row>(columns: Record<keyof Row & string, SQLWrapper>, from: SQL) =>
  sql<Row[]>`(select coalesce(jsonb_agg(jsonb_build_object(${sql.join(
    Object.entries<SQLWrapper>(columns).flatMap(([name, column]) => [sql.raw(`'${name}'`), column]),
    sql`, `,
  )})), '[]') ${from})`
const reacted = sql`from ${messageReactions} where ${messageReactions.messageUid} = any(${sql.placeholder('messages')})`
const quoted = sql`from ${messages} where ${messages.uid} = any(${sql.placeholder('quoted')})`

/** Both sides of one collab, reactions to these messages and what they reply to, everybody's name, and how far the other side of a reader has read. */
const threadOf = prepared((db) =>
  db
    .select({
      ...party,
      reacted: rowsOf<Reacted>(
        {
          messageUid: messageReactions.messageUid,
          accountUid: messageReactions.accountUid,
          side: messageReactions.side,
          reaction: messageReactions.reaction,
        },
        sql`${reacted}`,
      ),
      quoted: rowsOf<Quoted>(
        {
          uid: messages.uid,
          accountUid: messages.accountUid,
          side: messages.side,
          text: messages.text,
          voice: messages.voice,
          documents: messages.documents,
        },
        sql`${quoted}`,
      ),
      names: sql<
        Record<string, string>
      >`(select coalesce(jsonb_object_agg(${accountFacts.uid}, ${accountFacts.displayName}), '{}')
        from ${accountFacts} where ${accountFacts.uid} = any(${sql.placeholder('authors')})
          or ${accountFacts.uid} in (select ${messageReactions.accountUid} ${reacted})
          or ${accountFacts.uid} in (select ${messages.accountUid} ${quoted}))`,
      readUpTo: sql<string | null>`(select max(${threadSettings.readUid}) from ${threadSettings}
        where ${threadSettings.collabUid} = ${sql.placeholder('collab')} and ${threadSettings.side} <> ${sql.placeholder('side')}
          and ${threadSettings.side} in ('brand', 'influencer'))`,
    })
    .from(brandFacts)
    .innerJoin(influencerFacts, eq(influencerFacts.uid, sql.placeholder('influencer')))
    .where(eq(brandFacts.uid, sql.placeholder('brand')))
    .prepare('thread_of'),
)

/** Messages of one collab as the actor may see them: contacts of the other side masked until a visit is confirmed. */
export async function viewMessages(
  { db, actor, config }: { db: Queryable; actor: Actor; config: Config },
  collab: Collab,
  shown: readonly Message[],
): Promise<MessageView[]> {
  if (shown.length === 0) return []
  const side = sideOn(actor, collab)
  // One after the other: a write asks on its one connection.
  const thread = one(
    await threadOf(db, {
      messages: shown.map(({ uid }) => uid),
      quoted: shown.flatMap(({ replyToUid }) => replyToUid ?? []),
      authors: [...new Set(shown.map(({ accountUid }) => accountUid))],
      collab: collab.uid,
      brand: collab.brandUid,
      influencer: collab.influencerUid,
      side,
    }),
  )
  const parties = viewParties(thread)
  const files = await unsafeFindFiles(db, [
    ...new Set(shown.flatMap(({ pictures, voice }) => [...pictures, ...(voice ? [voice] : [])])),
  ])
  const documentsOf = await viewNamedFiles(
    { db, config },
    shown.flatMap(({ documents }) => documents),
  )
  const acquainted = await findAcquainted(db, [collab])
  const fileOf = new Map(files.map((file) => [file.uid, file]))
  const viewed = (uid: string) => {
    const file = fileOf.get(uid)
    return file ? viewFile(config, file) : null
  }
  const isOpen = (by: CollabSide) => by === side || side === 'staff' || by === 'staff' || acquainted.has(collab.uid)
  const shownText = (written: { side: CollabSide; text: string }) =>
    isOpen(written.side) ? { text: written.text, masked: false } : maskContacts(written.text)
  const authorOf = ({ accountUid, side: by }: { accountUid: string; side: CollabSide }) =>
    by === 'influencer'
      ? parties.influencer.name
      : nameFor(thread.names[accountUid] ?? 'Someone', by === 'brand' ? parties.brand.name : null)
  const quotes = new Map(
    thread.quoted.map((quote) => [
      quote.uid,
      {
        uid: quote.uid,
        author: authorOf(quote),
        byMe: quote.accountUid === actor.accountUid,
        text: shownText(quote).text.slice(0, 140) || wordlessText(quote),
      },
    ]),
  )
  const reactedTo = Map.groupBy(thread.reacted, ({ messageUid }) => messageUid)
  return shown.map((message) => {
    const mine = message.side === side
    const byMe = message.accountUid === actor.accountUid
    return {
      uid: message.uid,
      key: byMe ? message.key : null,
      at: message.at.toISOString(),
      side: message.side,
      author: authorOf(message),
      mine,
      byMe,
      ...shownText(message),
      pictures: message.pictures.flatMap((uid) => viewed(uid) ?? []),
      documents: documentsOf(message.documents).map((file) => ({
        ...file,
        name: isOpen(message.side) ? file.name : maskContacts(file.name).text,
      })),
      voice: message.voice === null ? null : viewed(message.voice),
      read: mine ? (thread.readUpTo ?? '') >= message.uid : null,
      replyTo: (message.replyToUid && quotes.get(message.replyToUid)) || null,
      reactions: viewReactions(reactedTo.get(message.uid) ?? [], actor, authorOf),
    }
  })
}

function viewReactions(
  given: readonly Reacted[],
  actor: Actor,
  authorOf: (by: Reacted) => string,
): MessageView['reactions'] {
  return [...Map.groupBy(given, ({ reaction }) => reaction)]
    .map(([reaction, by]) => ({
      reaction,
      by: by.map(authorOf).toSorted((a, b) => a.localeCompare(b)),
      mine: by.some(({ accountUid }) => accountUid === actor.accountUid),
    }))
    .toSorted((a, b) => b.by.length - a.by.length || reactions.indexOf(a.reaction) - reactions.indexOf(b.reaction))
}

/** Who wrote, and for which venue; somebody who goes by the venue's own name is named once. */
export function nameFor(name: string, venue: string | null): string {
  return venue === null || venue === name ? name : `${name}, ${venue}`
}
