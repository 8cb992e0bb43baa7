export const chevronLeftIcon = 'm14.5 5-7 7 7 7';
