/** How long a mute lasts, in seconds; 0: until it is lifted. In the order of the choices. */
export const muteDurations = [0, 300, 1_800, 3_600, 21_600, 86_400, 259_200, 604_800] as const;

/** A duration in the largest unit that divides it. */
export function durationParts(seconds: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  if (seconds % 86_400 === 0) return { unit: 'days', count: seconds / 86_400 };
  if (seconds % 3_600 === 0) return { unit: 'hours', count: seconds / 3_600 };
  return { unit: 'minutes', count: seconds / 60 };
}
