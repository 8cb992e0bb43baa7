export const pauseIcon = 'M9 6v12M15 6v12';
