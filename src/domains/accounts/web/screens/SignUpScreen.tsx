import { SignUp } from '../parts/SignUp.tsx'

/** `/signup`. */
export function SignUpScreen() {
  return <SignUp page="Sign up" />
}
