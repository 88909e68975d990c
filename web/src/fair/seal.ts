/** The edge of the large seal, 112 by 112: teeth around a circle. */
const TEETH = 24;
const [MIDDLE, OUTER, INNER] = [56, 55, 49];

function edge(): string {
  const points = Array.from({ length: TEETH * 2 }, (_, at) => {
    const angle = (Math.PI * at) / TEETH;
    const radius = at % 2 ? INNER : OUTER;
    return `${(MIDDLE + Math.sin(angle) * radius).toFixed(1)} ${(MIDDLE - Math.cos(angle) * radius).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

export const EDGE = edge();
