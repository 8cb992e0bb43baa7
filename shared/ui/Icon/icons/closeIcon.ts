export const closeIcon = 'm5.5 5.5 13 13m0-13-13 13';
