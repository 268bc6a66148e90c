/** What belongs to a name: “Luna’s”, “Raman Restaurants’”. */
export const possessive = (name: string): string => (/s$/i.test(name) ? `${name}’` : `${name}’s`)
