export const lockIcon = 'M5 11h14v9.5H5zM8 11V7.5a4 4 0 0 1 8 0V11M12 15v2';
