/** In which months, from 0 on, something may be called by a season north of the equator. */
export const monthsOfSeasons: Readonly<Record<string, readonly number[]>> = {
  spring: [2, 3, 4, 5],
  summer: [5, 6, 7, 8],
  autumn: [8, 9, 10, 11],
  fall: [8, 9, 10, 11],
  winter: [11, 0, 1, 2],
};

/** Time zones in which the seasons are the other way round. */
export const southern =
  /^Australia|Auckland|Johannesburg|Sao_Paulo|Buenos_Aires|Santiago|Montevideo|Lima|La_Paz|Asuncion/u;
