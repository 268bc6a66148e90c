import { useRead } from '../../../../kit/web/calls.ts'
import { useAddress } from '../../../../kit/web/route.ts'
import { Loaded, Screen } from '../../../../kit/web/screen.tsx'
import { duplicateCalls } from '../../contract.ts'
import { mergeSearch } from '../links.ts'
import { ChooseOther } from './merge/ChooseOther.tsx'
import { Merge } from './merge/Merge.tsx'

/** Two profiles of one person become one: which stays, with which values, and what moves. */
export function MergeScreen() {
  const [{ profile = '', other }, setAddress] = useAddress(mergeSearch)
  return (
    <Screen
      title="Merge two profiles"
      lead="Everything moves to the profile you keep. The other one is gone, and links to it lead here."
      width="wide"
    >
      {other === undefined ? (
        <ChooseOther uid={profile} onChoose={(uid) => setAddress({ other: uid })} />
      ) : (
        <Preview uid={profile} otherUid={other} onSwap={() => setAddress({ profile: other, other: profile })} />
      )}
    </Screen>
  )
}

function Preview({ uid, otherUid, onSwap }: { uid: string; otherUid: string; onSwap: () => void }) {
  const preview = useRead(duplicateCalls.getMergePreview, { uid, otherUid })
  return <Loaded of={preview}>{(data) => <Merge key={data.staying.uid} preview={data} onSwap={onSwap} />}</Loaded>
}
