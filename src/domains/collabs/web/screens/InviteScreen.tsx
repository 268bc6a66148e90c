import { must } from '../../../../kit/contract/must.ts'
import { Button, NativeSelect, Stack, Textarea } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useList, useRead, useWrite } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { hrefOf, LinkTo } from '../../../../kit/web/link.tsx'
import { Card } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Loaded, Screen } from '../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { briefCalls } from '../../../briefs/contract.ts'
import { toBriefs } from '../../../briefs/web/links.ts'
import { Picture } from '../../../media/web/parts/Picture.tsx'
import { profileCalls } from '../../../profiles/contract.ts'
import { useSession } from '../../../profiles/web/session.tsx'
import { collabCalls } from '../../contract.ts'
import { inviteSearch, toCollab } from '../links.ts'
import styles from './invite.module.css'

type Influencer = OutputOf<typeof profileCalls.getPublicInfluencer>

/** From an influencer's public page: which of one's places, to which brief, with a few words. */
export function InviteScreen() {
  const [{ creator = '', uid }, setAddress] = useAddress(inviteSearch)
  const { user, current } = useSession()
  const brands = user.linked_profiles.filter(({ type }) => type === 'brand')
  const chosen = brands.find((brand) => brand.uid === uid) ?? brands.find((brand) => brand.uid === current?.uid)
  const brandUid = (chosen ?? brands[0])?.uid
  const influencer = useRead(
    profileCalls.getPublicInfluencer,
    { slug: creator },
    {
      enabled: brandUid !== undefined && creator !== '',
    },
  )
  if (!brandUid)
    return (
      <Screen title="Invite">
        <EmptyState
          title="You need a venue to invite creators"
          text="Your account doesn’t have a venue yet. Add yours, create a brief, then invite creators to it."
          action={
            <Button component="a" href="/join?as=brand">
              Add your venue
            </Button>
          }
        />
      </Screen>
    )
  if (creator === '')
    return (
      <Screen title="Invite">
        <EmptyState
          title="Choose a creator first"
          text="Find someone who suits your venue, or open a creator’s public page and choose “Invite to your venue”."
          action={
            <Button component={LinkTo} to={{ path: '/app/brand/creators', search: { uid: brandUid } }}>
              Find creators
            </Button>
          }
        />
      </Screen>
    )
  return (
    <Screen title="Invite to your venue" of={influencer} shape="form" width="narrow">
      {(person) => (
        <Stack gap="lg">
          <Card>
            <div className={styles.person}>
              <div className={styles.picture}>
                <Picture path={person.avatar} alt="" of={person.name} kind="user" sizes="64px" />
              </div>
              <div className="shrinks">
                <b>{person.name}</b>
                <div className="dim">
                  @{person.handle}, {person.city}
                </div>
              </div>
            </div>
          </Card>
          {brands.length > 1 && (
            <NativeSelect
              label="Your venue"
              data={brands.map((brand) => ({ value: brand.uid, label: brand.profile.name }))}
              value={brandUid}
              onChange={(event) => setAddress({ uid: event.currentTarget.value })}
            />
          )}
          <Invitation key={brandUid} brandUid={brandUid} influencer={person} />
        </Stack>
      )}
    </Screen>
  )
}

function Invitation({ brandUid, influencer }: { brandUid: string; influencer: Influencer }) {
  const briefs = useList(briefCalls.listBrandBriefs, { brandUid, status: 'live' })
  const [briefUid, setBriefUid] = useState('')
  const [message, setMessage] = useState('')
  const navigate = useNavigate()
  const invite = useWrite(collabCalls.inviteInfluencer, {
    onDone: (collab) => {
      showSuccess(`Invitation sent to ${influencer.name}.`)
      void navigate({ href: hrefOf(toCollab(collab.uid, brandUid)) })
    },
  })
  return (
    <Loaded of={{ ...briefs, data: briefs.first }}>
      {() => {
        if (briefs.rows.length === 0)
          return (
            <EmptyState
              title="No live briefs yet"
              text={`Invitations are for a brief, so ${influencer.name} knows what you’re offering. Publish a brief, then come back to invite.`}
              action={
                <Button component={LinkTo} to={toBriefs(brandUid)}>
                  Go to briefs
                </Button>
              }
            />
          )
        const chosen = briefUid || must(briefs.rows[0], 'live brief').card.uid
        return (
          <Stack>
            <NativeSelect
              label="Brief"
              data={briefs.rows.map(({ card }) => ({ value: card.uid, label: card.title }))}
              value={chosen}
              onChange={(event) => setBriefUid(event.currentTarget.value)}
            />
            <Textarea
              label={`Message to ${influencer.name}`}
              description="Say why you’d like to work with them. Personal messages get more replies."
              minRows={3}
              maxLength={600}
              value={message}
              onChange={(event) => setMessage(event.currentTarget.value)}
            />
            <div>
              <Button
                size="md"
                loading={invite.busy}
                onClick={() => void invite({ briefUid: chosen, influencerUid: influencer.uid, message })}
              >
                Invite {influencer.name}
              </Button>
            </div>
          </Stack>
        )
      }}
    </Loaded>
  )
}
