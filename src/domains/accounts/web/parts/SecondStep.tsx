import { postAuth } from '../../../../kit/web/session.ts'
import type { SecondFactorDue } from '../sign-in.ts'
import { signWithPasskey } from '../passkeys.ts'
import { DoorFrame } from './DoorFrame.tsx'
import { ProofForm } from './ProofForm.tsx'

/** The second step of a sign-in. */
export function SecondStep({ due, onDone }: { due: SecondFactorDue; onDone: () => Promise<void> | void }) {
  const { ticket, ...ways } = due
  const prove = async (proof: object) => {
    await postAuth('second-factor', { ticket, ...proof })
    await onDone()
  }
  return (
    <DoorFrame title="Confirm it’s you" lead="One more step to keep your account safe.">
      <ProofForm
        ways={ways}
        onPasskey={async () => prove({ passkey: await signWithPasskey('second-factor/start', { ticket }) })}
        onCode={(code) => prove({ code })}
      />
      <p className="dim">
        Lost your phone and your codes? <a href="/support">Contact support</a>. Not you?{' '}
        <a href="/login">Use another account</a>.
      </p>
    </DoorFrame>
  )
}
