import { SegmentedControl, Stack } from '@mantine/core'
import { useState } from 'react'
import { useRead } from '../../../../kit/web/calls.ts'
import { useAddress } from '../../../../kit/web/route.ts'
import { Loaded, Screen } from '../../../../kit/web/screen.tsx'
import { duplicateCalls } from '../../contract.ts'
import { isBrand, mergeSearch } from '../links.ts'
import { ChooseProfile } from './merge/ChooseProfile.tsx'
import { Merge } from './merge/Merge.tsx'

/** Two profiles of one person become one: which stays, with which values, and what moves. */
export function MergeScreen() {
  const [{ profile, other }, setAddress] = useAddress(mergeSearch)
  return (
    <Screen
      title="Merge two profiles"
      lead="Everything moves to the profile you keep. The other one is removed, and its links lead to the profile you keep."
      width="wide"
    >
      {profile === undefined ? (
        <ChooseFirst onChoose={(uid) => setAddress({ profile: uid })} />
      ) : other === undefined ? (
        <ChooseProfile
          key={profile}
          kind={isBrand(profile) ? 'brand' : 'creator'}
          title="Which profile do you want to compare it with?"
          verb="Compare"
          except={profile}
          onChoose={(uid) => setAddress({ other: uid })}
        />
      ) : (
        <Preview uid={profile} otherUid={other} onSwap={() => setAddress({ profile: other, other: profile })} />
      )}
    </Screen>
  )
}

/** Where nobody came from a profile: which one stays. */
function ChooseFirst({ onChoose }: { onChoose: (uid: string) => void }) {
  const [kind, setKind] = useState<'brand' | 'creator'>('creator')
  return (
    <Stack>
      <SegmentedControl
        aria-label="Kind of profile"
        data={[
          { value: 'creator', label: 'Creators' },
          { value: 'brand', label: 'Brands' },
        ]}
        value={kind}
        onChange={setKind}
        w="fit-content"
      />
      <ChooseProfile
        key={kind}
        kind={kind}
        title="Which profile do you want to keep?"
        verb="Choose"
        onChoose={onChoose}
      />
    </Stack>
  )
}

function Preview({ uid, otherUid, onSwap }: { uid: string; otherUid: string; onSwap: () => void }) {
  // Once merged there is no preview of them any more, and the page is left.
  const [isMerging, setMerging] = useState(false)
  const preview = useRead(duplicateCalls.getMergePreview, { uid, otherUid }, { enabled: !isMerging })
  return (
    <Loaded of={preview}>
      {(data) => <Merge key={data.staying.uid} preview={data} onSwap={onSwap} onMerging={setMerging} />}
    </Loaded>
  )
}
