import { Button, Group, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { first } from '../../../../../kit/contract/must.ts'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { largeNumber, percentOfBp, timeAgo } from '../../../../../kit/web/format.ts'
import { confirm } from '../../../../../kit/web/confirm.ts'
import { Card, Note } from '../../../../../kit/web/parts.tsx'
import { profileCalls } from '../../../contract.ts'
import { followersValidDays } from '../../../influencer-profile.ts'
import { confirmationWords, type Platform, platformNames, platforms } from '../../../vocabulary.ts'
import type { InfluencerProfile } from '../influencer/StaffFacts.tsx'
import { type Account, AccountForm } from './AccountForm.tsx'

const sources = { ...confirmationWords, 'self-declared': 'self-reported' }

/** The accounts with their figures, how and when they were confirmed. */
export function SocialAccounts({ profile }: { profile: InfluencerProfile }) {
  const [editing, setEditing] = useState<Account | Platform | null>(null)
  const remove = useWrite(profileCalls.removeSocialAccount)
  const { uid, version, social } = profile
  const missing = platforms.filter((platform) => !social.some((account) => account.platform === platform))
  const takeOff = async (platform: Platform) => {
    if (await confirm(`Remove ${platformNames[platform]} from your profile?`)) await remove({ uid, version, platform })
  }
  return (
    <Card>
      <Title order={2} mb="sm">
        Your accounts
      </Title>
      <Stack>
        {social.map((account) => (
          <div key={account.platform}>
            <b>
              {platformNames[account.platform]} @{account.handle}
            </b>
            <div>
              {largeNumber(account.followers)} followers
              {account.averageViews !== null && ` · ${largeNumber(account.averageViews)} views`}
              {account.engagementBp !== null && ` · ${percentOfBp(account.engagementBp)} engagement`}
            </div>
            <small className="dim">
              {sources[account.confirmedHow]}, {timeAgo(account.confirmedAt)}
            </small>
            {account.confirmedHow !== 'platform' && isOld(account) && (
              <Note tone="warn">These insights are over {followersValidDays} days old. Please update them.</Note>
            )}
            {account.confirmedHow !== 'platform' && (
              <Group gap="xs" mt={6}>
                <Button size="sm" variant="default" onClick={() => setEditing(account)}>
                  Update insights
                </Button>
                <Button size="sm" variant="subtle" color="red" onClick={() => void takeOff(account.platform)}>
                  Remove
                </Button>
              </Group>
            )}
          </div>
        ))}
        {missing.length > 0 && (
          <div>
            <Button variant={social.length === 0 ? 'filled' : 'default'} onClick={() => setEditing(first(missing))}>
              Add account
            </Button>
          </div>
        )}
      </Stack>
      {editing && (
        <AccountForm profile={profile} editing={editing} missing={missing} onClose={() => setEditing(null)} />
      )}
    </Card>
  )
}

function isOld(account: Account): boolean {
  return Date.now() - Date.parse(account.confirmedAt) > followersValidDays * 86_400_000
}
