import { describeCall } from '../../../../world/describe-call.ts'
import { accountCalls } from '../../contract.ts'

describeCall(
  accountCalls.startPasskey,
  () => ({}),
  () => ({}),
)
