/** Words of the view that its generated shape leaves as plain texts and numbers. */
/** A seat's number, or the id of an automa. */
export type Party = number | string
/** Cubes by colour; `any` stands for any colour. */
export type Cost = Record<string, number>
