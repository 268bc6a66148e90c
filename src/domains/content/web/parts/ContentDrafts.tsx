import { Button, Group, VisuallyHidden } from '@mantine/core'
import { Fragment, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { Card, Note } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { collabSearch, toCollab } from '../../../collabs/web/links.ts'
import type { CollabData } from '../../../collabs/web/parts/StageBadge.tsx'
import { useNow } from '../../../collabs/web/use-now.ts'
import { useSession } from '../../../profiles/web/session.tsx'
import { acceptedMimes } from '../../../media/formats.ts'
import { findUploads, keepUpload, type UploadAbout } from '../../../../kit/web/kept-uploads.ts'
import { hrefOf, LinkTo } from '../../../../kit/web/link.tsx'
import { findSharedFiles, forgetSharedFile } from '../../../../kit/web/shared-files.ts'
import { promisedBefore, type TickedRule, tickedRules } from '../../checklist.ts'
import { filesFor, type GivenFiles, withMore } from '../files-for.ts'
import type { DeliverableData } from '../deliverable-words.ts'
import { type OpenDraft, OpenDraftsContext } from './open-drafts.ts'
import { SendContent } from './SendContent.tsx'

type Props = {
  collab: CollabData
  deliverables: readonly DeliverableData[]
  card: (deliverable: DeliverableData, at: number) => ReactNode
}

/** The deliverables of a collab. What is to be delivered can be chosen at once, is vouched for once, and sent together. */
export function ContentDrafts({ collab, deliverables, card }: Props) {
  const open = deliverables.filter(({ can }) => can.save)
  const hasBegun = useHasBegun(collab)
  const [ticks, setTicks] = useState<readonly TickedRule[]>(() => promisedBefore(deliverables, 'kept'))
  const [given, setGiven] = useState<GivenFiles<File>>({})
  const [left, setLeft] = useState<LeftOver>({ files: [], areShared: false })
  const drafts = useRef(new Map<string, OpenDraft>())
  const [ready, setReady] = useState<readonly string[]>([])
  const report = useCallback((uid: string, draft: OpenDraft | null) => {
    if (draft) drafts.current.set(uid, draft)
    else drafts.current.delete(uid)
    const now = [...drafts.current].flatMap(([one, { isReady }]) => (isReady ? [one] : []))
    setReady((before) => (before.join() === now.join() ? before : now))
  }, [])
  const waiting = Object.values(given).flat()
  const { user } = useSession()
  /** Who acts for somebody leaves nothing of theirs in this browser. */
  const about = (of: string): UploadAbout | undefined =>
    user.acting
      ? undefined
      : {
          account: user.uid,
          of,
          title: collab.brand.name,
          path: hrefOf(toCollab(collab.uid, collab.influencer.uid)),
        }
  const give = (found: ReturnType<typeof filesFor<File>>, areShared: boolean) => {
    for (const [uid, files] of Object.entries(found.given)) {
      const where = about(uid)
      if (where) files.forEach((file) => void keepUpload(file, where))
    }
    setGiven((before) => withMore(before, found.given))
    setLeft({ files: found.left, areShared })
  }
  const taken = useCallback((uid: string, file: File) => {
    void forgetSharedFile(file)
    setGiven((before) => ({ ...before, [uid]: (before[uid] ?? []).filter((one) => one !== file) }))
  }, [])
  useShared({ collabUid: collab.uid, open, isWaiting: waiting.length > 0, onFound: (found) => give(found, true) })
  useKept(open, user.acting ? null : user.uid, (kept) => setGiven((before) => withMore(before, kept)))
  const showSent = useSent(open)
  const lacking = open.filter(({ uid }) => !ready.includes(uid) && !given[uid]?.length)
  return (
    <OpenDraftsContext value={{ ticks, report, taken, givenTo: (uid) => given[uid] ?? [], about }}>
      {hasBegun && open.length > 1 && lacking.length > 1 && (
        <ChooseFiles onChoose={(files) => give(filesFor(lacking, files), false)} />
      )}
      {left.files.length > 0 && <LeftOverFiles {...left} influencerUid={collab.influencer.uid} />}
      {deliverables.map((deliverable, at) => (
        <Fragment key={deliverable.uid}>
          {card(deliverable, at)}
          {deliverable === open.at(-1) && (
            <SendContent
              collab={collab}
              open={open}
              ready={ready.filter((uid) => open.some((one) => one.uid === uid))}
              drafts={drafts}
              hasBegun={hasBegun}
              ticks={ticks}
              isPromised={tickedRules.every((rule) => promisedBefore(deliverables, 'sent').includes(rule))}
              onTick={setTicks}
              onSent={showSent}
            />
          )}
        </Fragment>
      ))}
    </OpenDraftsContext>
  )
}

type SharedParts = {
  collabUid: string
  open: readonly DeliverableData[]
  /** Files are still to be uploaded. */
  isWaiting: boolean
  onFound: (found: ReturnType<typeof filesFor<File>>) => void
}

/**
 * Takes what was shared from the phone to where its address says. The address stays until all of it is uploaded: a page that is
 * loaded again goes on with the rest.
 */
function useShared({ collabUid, open, isWaiting, onFound }: SharedParts): void {
  const { user } = useSession()
  const [{ shared }, setAddress] = useAddress(collabSearch)
  const looked = useRef<string>(undefined)
  const [found, setFound] = useState<string>()
  useEffect(() => {
    if (!shared || open.length === 0 || looked.current === shared) return
    looked.current = shared
    const wanted = shared === 'all' ? open : open.filter(({ uid }) => uid === shared)
    void findSharedFiles(user.uid).then((files) => {
      onFound(filesFor(wanted, files))
      setFound(shared)
    })
    // Once for what stands in the address.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [collabUid, shared, open.length > 0])
  useEffect(() => {
    if (shared && found === shared && !isWaiting) setAddress({ shared: undefined })
    // The setter is a new function at every drawing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [shared, found, isWaiting])
}

/** Shows what was sent once its form is gone: the page is shorter then, and would be somewhere else. */
function useSent(open: readonly DeliverableData[]): (uid: string) => void {
  const [sent, setSent] = useState<string>()
  const isSent = sent !== undefined && open.every(({ uid }) => uid !== sent)
  useEffect(() => {
    if (isSent) document.getElementById(sent)?.scrollIntoView?.({ block: 'start' })
  }, [isSent, sent])
  return setSent
}

/** Goes on with what was being uploaded here when the page was left. */
function useKept(
  open: readonly DeliverableData[],
  accountUid: string | null,
  onFound: (kept: GivenFiles<File>) => void,
): void {
  useEffect(() => {
    if (!accountUid || open.length === 0) return
    void findUploads(accountUid).then((all) => {
      const here = all.filter(({ of }) => open.some(({ uid }) => uid === of))
      if (here.length === 0) return
      const byDeliverable = [...Map.groupBy(here, ({ of }) => of)]
      onFound(Object.fromEntries(byDeliverable.map(([uid, some]) => [uid, some.map(({ file }) => file)])))
    })
    // Once for each page: what is chosen later is given already.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [accountUid, open.length > 0])
}

/** What was chosen and has no place here. */
type LeftOver = { files: readonly File[]; areShared: boolean }

function LeftOverFiles({ files, areShared, influencerUid }: LeftOver & { influencerUid: string }) {
  const names = files.map(({ name }) => name).join(', ')
  return (
    <Note tone="warn">
      <span role="status">
        There’s no room here for {names}. Remove a file below to make room
        {areShared ? ', or ' : '.'}
        {areShared && (
          <LinkTo to={{ path: '/app/influencer/share', search: { uid: influencerUid } }}>choose another collab</LinkTo>
        )}
        {areShared && '.'}
      </span>
    </Note>
  )
}

function useHasBegun({ visit }: CollabData): boolean {
  const now = useNow()
  return visit !== null && Date.parse(visit.startsAt) <= now
}

/** All files at once: each goes to a deliverable that still wants its kind. */
function ChooseFiles({ onChoose }: { onChoose: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  return (
    <Card>
      <Group justify="space-between">
        <span id={id}>Choose your photos and videos together, or one by one below.</span>
        <Button variant="default" onClick={() => input.current?.click()}>
          Choose files
        </Button>
      </Group>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          multiple
          tabIndex={-1}
          aria-labelledby={id}
          accept={acceptedMimes.join(',')}
          onChange={(event) => {
            const files = [...(event.currentTarget.files ?? [])]
            event.currentTarget.value = ''
            onChoose(files)
          }}
        />
      </VisuallyHidden>
    </Card>
  )
}
