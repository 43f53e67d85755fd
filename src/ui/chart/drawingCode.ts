/** The code that draws, which is loaded on demand. */
import { useEffect, useState } from "react";
import type * as vegaDrawing from "./VegaDrawing.tsx";

type DrawingCode = typeof vegaDrawing;

let loaded: DrawingCode | undefined;

export const loadDrawingCode = async (): Promise<DrawingCode> => {
  loaded ??= await import("./VegaDrawing.tsx");
  return loaded;
};

/** Before the first chart is wanted: loads the code, and draws samples. */
export const warmUpDrawing = async (idle: () => Promise<void>): Promise<void> => {
  if (loaded) return;
  await idle();
  const [{ drawSamples }] = await Promise.all([import("./samples.ts"), loadDrawingCode()]);
  await drawSamples(idle);
};

/** Without Suspense, which would show a chart up to 300 ms later. A failure is thrown to the error page. */
export const useDrawingCode = (): DrawingCode | undefined => {
  const [code, setCode] = useState(() => loaded);
  useEffect(() => {
    if (code) return;
    loadDrawingCode().then(setCode, (error: unknown) =>
      setCode(() => {
        throw error;
      }),
    );
  }, [code]);
  return code;
};
