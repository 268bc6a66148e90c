/** Countries to choose from by name, none first. Made when they are first needed. */
export function countryChoices(): { value: string; label: string }[] {
  return (choices ??= [{ value: '', label: 'Not set' }, ...named()])
}

let choices: { value: string; label: string }[] | null = null

function named(): { value: string; label: string }[] {
  const names = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'none' })
  const letters = 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z'.split(' ')
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((value) => {
      const label = isCountry(value) ? names.of(value) : undefined
      return label ? [{ value, label }] : []
    })
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en-GB'))
}

/** Codes that have a name but are no country: unions, unknown ones, and those of countries that have another today. */
const isCountry = (code: string) =>
  !['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'].includes(code) && new Intl.Locale(`und-${code}`).region === code
