export const peopleIcon =
  'M9 11a3.5 3.5 0 1 1 .1 0zM3 20a6 6 0 0 1 12 0M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5a6 6 0 0 1 3 5.5';
