/** Where everyone may have an address: it says nothing of whom somebody works for. */
const everyones =
  /@(?:(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|proton|protonmail|gmx|web|mail|zoho|yandex|fastmail|hey|qq|163)\.(?:com|net|org|[a-z]{2}|com?\.[a-z]{2})|pm\.me|t-online\.de|orange\.fr|free\.fr|laposte\.net|libero\.it|btinternet\.com|comcast\.net)$/i

/** Whether an address is a private one, so that it takes another proof that a place is somebody's. */
export function isPrivateMail(email: string): boolean {
  return everyones.test(email.trim())
}
